import { Marked } from 'marked';

const marked = new Marked({
  renderer: {
    image({ href, title, text }) {
      const caption = title ? `<figcaption>${escapeXml(title)}</figcaption>` : '';
      return `<figure><img src="${escapeXml(href)}" alt="${escapeXml(text)}"/>${caption}</figure>`;
    },
    tablecell(token) {
      const text = this.parser.parseInline(token.tokens);
      return token.header ? `<th scope="col">${text}</th>` : `<td>${text}</td>`;
    },
    hr: () => '<hr/>',
    br: () => '<br/>',
  },
});

export interface Chapter {
  title: string;
  /** XHTML without the outer document. */
  body: string;
}

/** Markdown with `[^1]` notes to the XHTML that EPUB readers accept. */
export function convertMarkdown(source: string): Chapter {
  const notes = new Map<string, string>();
  const text = source.replace(/^\[\^(\w+)\]: (.*)$/gm, (_, key: string, note: string) => {
    notes.set(key, note);
    return '';
  });
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (!title) throw new Error('a chapter needs a "# Title" line');
  const linked = text.replace(
    /\[\^(\w+)\]/g,
    (_, key: string) => `<a epub:type="noteref" role="doc-noteref" id="ref-${key}" href="#note-${key}">${key}</a>`,
  );
  const html = (marked.parse(linked, { async: false }) as string)
    // A figure is a block of its own, not part of a paragraph.
    .replace(/<p>(<figure>.*?<\/figure>)<\/p>/gs, '$1')
    .replace(/&#39;/g, '’');
  return { title, body: html + [...notes].map(([key, note]) => formatNote(key, note)).join('') };
}

function formatNote(key: string, note: string): string {
  const text = marked.parseInline(note, { async: false }) as string;
  return `<aside epub:type="footnote" role="doc-footnote" id="note-${key}"><p><a role="doc-backlink" href="#ref-${key}" aria-label="Back to the text">${key}</a> ${text}</p></aside>\n`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
}
