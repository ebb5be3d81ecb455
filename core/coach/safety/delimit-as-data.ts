/**
 * Words of a learner, a CV or the library, for a prompt: between two marks that nothing inside can write, because no `<` is
 * left in it. Control characters go, which show nothing and may mean something to a service.
 * @param label what it is, in small letters: `answer`
 */
export function delimitAsData(label: string, text: string): string {
  const name = label.toLowerCase().replaceAll(/[^a-z]+/g, '_');
  return `<${name}>\n${text
    .replaceAll(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}\n</${name}>`;
}
