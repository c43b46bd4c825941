const moment = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO moment as this device reads it: '21 ноября в 14:05'. */
export function momentText(iso: string): string {
  return moment.format(new Date(iso));
}
