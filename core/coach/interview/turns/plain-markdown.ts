/** Text of the learner's own that is shown whole: in Markdown it means itself. */
export const asPlainMarkdown = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
