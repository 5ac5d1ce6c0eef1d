/** Makes a PDF from the contents of its objects. */
function pdfOf(objects: readonly string[]): string {
  let text = '%PDF-1.7\n';
  const rows = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const trailer = `trailer\n<</Size ${rows.length + 1}/Root 1 0 R>>`;
  return `${text}xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A PDF with a range of character widths that takes seconds and gigabytes to fill. */
export function hostilePdf(): string {
  const content = 'BT /F1 12 Tf 10 100 Td <00410042> Tj ET';
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/W 8 0 R>>',
    '<</Type/FontDescriptor/FontName/A/Flags 4>>',
    '[0 1000000000 500]',
  ]);
}
