import { parseXml, textOf, type XmlNode } from '../text/parse-xml.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { dropLongFields, type RefuseField } from './bounded-fields.ts';
import { compact, readYear, shorten, tidyTopics, type WorkMetadata } from './work-metadata.ts';

export interface NfoContent {
  work: WorkMetadata;
  season: number | null;
  episode: number | null;
}

const ROOTS = new Set(['movie', 'tvshow', 'episodedetails', 'musicvideo', 'video']);

/**
 * Reads the XML that Jellyfin and Kodi keep beside films, shows and episodes. A file with several episodes has one root
 * each. Null for anything else that bears the ending: art, release notes, an address, XML that is broken.
 */
export function readNfo(content: string, refuse: RefuseField): NfoContent | null {
  // An address may stand behind the XML.
  const [, xml] = /^\s*(<[^]*>)[^>]*$/.exec(content.replace(/^\uFEFF/, '')) ?? [];
  if (xml === undefined) return null;
  const roots = parseRoots(xml).map((root) => dropLongFields(root, refuse));
  const [first] = roots;
  if (!first) return null;
  const titles = roots.map((root) => valueOf(root, 'title') || valueOf(root, 'name')).filter((title) => title !== '');
  return {
    work: compact({
      title: [...new Set(titles)].join(' / ').slice(0, 500),
      author: [...new Set(valuesOf(first, 'director'))].slice(0, 5).join(', '),
      description: shorten(valueOf(first, 'plot') || valueOf(first, 'outline')),
      year: readYear(valueOf(first, 'year')) ?? readYear(valueOf(first, 'premiered')) ?? readYear(valueOf(first, 'releasedate')),
      topics: tidyTopics(valuesOf(first, 'genre')),
    }),
    season: readCount(valueOf(first, 'season')),
    episode: readCount(valueOf(first, 'episode')),
  };
}

function parseRoots(xml: string): XmlNode[] {
  try {
    // The parser takes several roots, as several episodes in one file have.
    return parseXml(xml).children.filter((node) => ROOTS.has(node.name));
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

function valuesOf(root: XmlNode, name: string): string[] {
  // Not those further in: an actor has a name too.
  return root.children
    .filter((child) => child.name === name)
    .map(textOf)
    .filter((value) => value !== '');
}

function valueOf(root: XmlNode, name: string): string {
  return valuesOf(root, name)[0] ?? '';
}

function readCount(value: string): number | null {
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}
