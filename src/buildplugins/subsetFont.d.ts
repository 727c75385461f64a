declare module 'subset-font' {
  /** Gives back the font with nothing but the letters of a text, each variation axis narrowed as asked. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> }): Promise<Buffer>;
}
