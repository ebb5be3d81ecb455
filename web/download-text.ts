/** Hands a text to the learner as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari has not begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
