import type { ProblemLog } from '../../problem.ts';
import { textOf, type XmlNode } from '../text/parse-xml.ts';

const MAX_FIELD_BYTES = 20 * 1024;

/** Told of a field that is too long to be meant: it counts as empty, the rest of the file is used. */
export type RefuseField = (field: string) => void;

export function reportFields(problems: ProblemLog, file: string): RefuseField {
  return (field) => problems.error(file, `${field} is longer than 20 kB.`, 'Shorten it; until then it counts as empty.');
}

export function isLong(text: string): boolean {
  return Buffer.byteLength(text) > MAX_FIELD_BYTES;
}

/** EPUB 2 keeps fields one level further in. */
const WRAPPER = /^(?:dc|x)-metadata$/;
/** Columns and notes of its user's own, which may be long and are hardly read here. */
const OWN_OF_CALIBRE = /^calibre:(?!series)/;

/** The element without those of its fields that are too long, text and attributes alike. */
export function dropLongFields(parent: XmlNode, refuse: RefuseField): XmlNode {
  const children = parent.children.flatMap((child): XmlNode[] => {
    if (WRAPPER.test(child.name)) return [dropLongFields(child, refuse)];
    if (OWN_OF_CALIBRE.test(child.attributes['name'] ?? '') || ![textOf(child), ...Object.values(child.attributes)].some(isLong))
      return [child];
    refuse(child.attributes['name'] ?? child.name);
    return [];
  });
  return { ...parent, children };
}
