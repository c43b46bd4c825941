/** The package ships no types; this is the part that the build uses. */
declare module 'subset-font' {
  /** Keeps the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Uint8Array>;
}
