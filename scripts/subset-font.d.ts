/** What we use of the package, which brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly preserveNameIds: readonly number[];
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
