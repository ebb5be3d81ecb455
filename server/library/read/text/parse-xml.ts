import { decodeHTMLStrict } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { UnreadableFile } from '../../unreadable-file.ts';

export interface XmlNode {
  /** Local name: `creator` for `dc:creator`. Empty for text. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const XML_LIMIT = 8 * 1024 * 1024;
const MAX_DEPTH = 200;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Numeric references and those of HTML are resolved below; a document's own entities are refused.
  processEntities: false,
});

/**
 * Parses XML without fetching or expanding anything.
 * @throws {UnreadableFile} for entities declared in a DOCTYPE, for more than 8 MiB and for broken XML
 */
export function parseXml(text: string): XmlNode {
  if (text.length > XML_LIMIT) throw new UnreadableFile('The XML is larger than 8 MiB.', 'Make it smaller.');
  const declared = /<!ENTITY|<!DOCTYPE[^<>[]*\[/i.exec(text);
  if (declared) {
    const line = text.slice(0, declared.index).split('\n').length;
    throw new UnreadableFile(
      'The XML declares entities of its own, which could read files or fill the memory.',
      'Remove the DOCTYPE.',
      line,
    );
  }
  let nodes: unknown;
  try {
    nodes = parser.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableFile('The XML is broken.', 'Write the file again with the program it comes from.');
  }
  return { name: '', attributes: {}, children: readNodes(nodes, 0), text: '' };
}

/** The first element of that local name, in document order. */
export function findNode(node: XmlNode, name: string): XmlNode | null {
  for (const child of node.children) {
    if (child.name === name) return child;
    const inner = findNode(child, name);
    if (inner) return inner;
  }
  return null;
}

/** Every element of that local name, in document order. */
export function findNodes(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child, ...findNodes(child, name)] : findNodes(child, name)));
}

/** An attribute by its local name, whatever the prefix of its namespace: `opf:role`, `ns0:role`, `role`. */
export function attributeOf(node: XmlNode, name: string): string | undefined {
  return node.attributes[name] ?? Object.entries(node.attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
}

export function textOf(node: XmlNode | null): string {
  if (!node) return '';
  const gather = (inner: XmlNode): string => inner.text + inner.children.map(gather).join('');
  return gather(node).replace(/\s+/g, ' ').trim();
}

function readNodes(nodes: unknown, depth: number): XmlNode[] {
  if (depth > MAX_DEPTH)
    throw new UnreadableFile(`The XML is nested deeper than ${MAX_DEPTH} levels.`, 'Write the file again with the program it comes from.');
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((raw: Record<string, unknown>): XmlNode[] => {
    const tag = Object.keys(raw).find((key) => key !== ':@');
    if (tag === undefined || tag.startsWith('?')) return [];
    if (tag === '#text') return [{ name: '', attributes: {}, children: [], text: decodeHTMLStrict(String(raw[tag])) }];
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries((raw[':@'] ?? {}) as Record<string, unknown>))
      attributes[key] = decodeHTMLStrict(String(value));
    return [{ name: tag.slice(tag.indexOf(':') + 1), attributes, children: readNodes(raw[tag], depth + 1), text: '' }];
  });
}
