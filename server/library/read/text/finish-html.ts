import render from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { parseMediaLink } from '#core/library/source/media-link.ts';
import { mediaUrl } from '#core/library/media-url.ts';
import { findTimes } from '#core/library/source/show-notes.ts';

export interface FinishOptions {
  /** Media ids of the files that the text shows or links to, by their paths in the library. */
  mediaIds?: ReadonlyMap<string, string>;
  /** Length of the recording that the text belongs to; null when there is none that its times could mean. */
  durationSec?: number | null;
}

/** Where a time is part of something else. */
const UNTIMED = new Set(['a', 'code', 'pre', 'kbd', 'summary']);

/**
 * Makes sanitised HTML what is stored and served: links to files lead to where these are served, times play from there,
 * wide tables scroll, an empty corner heads nothing. Built as a tree and written by a serializer, so that nothing in it can turn into markup.
 */
export function finishHtml(html: string, { mediaIds = new Map(), durationSec = null }: FinishOptions = {}): string {
  const finishAll = (nodes: readonly ChildNode[], playableSec: number | null): ChildNode[] =>
    nodes.flatMap((node) => finish(node, playableSec));

  const finish = (node: ChildNode, playableSec: number | null): ChildNode[] => {
    if (isText(node)) return playableSec === null ? [new Text(node.data)] : markTimes(node.data, playableSec);
    if (!isTag(node)) return [];
    if (isEmptyHeader(node)) return [new Element('td', node.attribs)];
    const attributes = linkMedia(node.attribs, mediaIds);
    const element = new Element(node.name, attributes, finishAll(node.children, UNTIMED.has(node.name) ? null : playableSec));
    return [node.name === 'table' ? frameTable(element) : element];
  };

  return render(finishAll(parseDocument(html).children, durationSec), { encodeEntities: 'utf8', emptyAttrs: true });
}

/** A link to a file without an id leads nowhere, so it goes. */
function linkMedia(attributes: Readonly<Record<string, string>>, mediaIds: ReadonlyMap<string, string>): Record<string, string> {
  const linked = { ...attributes };
  for (const name of ['href', 'src']) {
    const path = parseMediaLink(linked[name] ?? '');
    if (path === null) continue;
    const id = mediaIds.get(path);
    if (id === undefined) delete linked[name];
    else linked[name] = mediaUrl(id);
  }
  return linked;
}

function markTimes(text: string, durationSec: number): ChildNode[] {
  const marked: ChildNode[] = [];
  let end = 0;
  for (const time of findTimes(text, durationSec)) {
    const attributes = { type: 'button', 'data-sec': String(time.sec), 'aria-label': `Play from ${time.text}` };
    marked.push(new Text(text.slice(end, time.at)), new Element('button', attributes, [new Text(time.text)]));
    end = time.at + time.text.length;
  }
  return [...marked, new Text(text.slice(end))];
}

const isEmptyHeader = ({ name, children }: Element): boolean =>
  name === 'th' && children.every((child) => isText(child) && child.data.trim() === '');

/** A wide table scrolls in its own frame, which has to take the focus to be scrolled by keys. */
function frameTable(table: Element): Element {
  return new Element('div', { 'data-table': '', tabindex: '0', role: 'group', 'aria-label': 'Table' }, [table]);
}
