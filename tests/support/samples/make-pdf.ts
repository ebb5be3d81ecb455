interface PdfPage {
  /** Name of one of the fonts below. */
  readonly font: keyof typeof FONTS;
  /** As the font writes it, in bytes. */
  readonly text: Uint8Array;
  readonly links?: readonly ({ readonly toPage: number } | { readonly uri: string })[];
}

/** None is in the file: the typefaces are the reader's, and the character map of the Japanese one has to be known to it. */
const FONTS = {
  plain: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  symbols: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  japanese: `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [
    << /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >> ] >>`,
};

/** A PDF of pages with one line each, and below it a link for each that it has. */
export function makePdf(pages: readonly PdfPage[]): Uint8Array {
  const pageNumber = (i: number): number => 3 + 2 * i;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${pageNumber(i)} 0 R`).join(' ')}] >>`,
    ...pages.flatMap(({ font, text, links = [] }, i) => {
      const content = `BT /F 24 Tf 72 700 Td <${Buffer.from(text).toString('hex')}> Tj ET`;
      const annotations = links.map((link, n) => {
        const leads =
          'uri' in link ? `/A << /S /URI /URI (${link.uri}) >>` : `/Dest [${pageNumber(link.toPage - 1)} 0 R /XYZ null null null]`;
        return `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [72 ${600 - 60 * n} 300 ${630 - 60 * n}] ${leads} >>`;
      });
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${pageNumber(i) + 1} 0 R /Resources << /Font << /F ${FONTS[font]} >> >> /Annots [${annotations.join(' ')}] >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
