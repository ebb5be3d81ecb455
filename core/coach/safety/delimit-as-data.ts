/** temporary */
export const delimitAsData = (label: string, text: string): string => `<data of="${label}">\n${text.replaceAll('<', '‹')}\n</data>`;
