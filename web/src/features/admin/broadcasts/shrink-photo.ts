/** The longer side of a picture in Telegram's chats. */
const longestPx = 1280;
const quality = 0.86;

/**
 * A picture as JPEG in the size that Telegram shows: photos of a phone are larger than what may be uploaded. Returns
 * undefined for what the browser cannot read.
 */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  }
}
