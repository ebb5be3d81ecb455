/** A document as a part of another one: its headings one level lower. Lines of running text begin with no `#` of their own, which is escaped. */
export const demoteHeadings = (markdown: string): string => markdown.replaceAll(/^(?=#{1,5} )/gm, '#');
