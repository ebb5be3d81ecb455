import { decodeHTMLAttribute } from 'entities';
import { NAME, type MarkupRules } from './safe-markup.ts';

/** Only what is in one of these runs or loads something in a reader of XML. */
const ACTIVE_NAMESPACE = /^\s*http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math\/MathML|1999\/XSL\/Transform|2001\/xml-events)/i;
/** Takes the place of the others: a prefix without a namespace would break the file. */
const NO_NAMESPACE = 'urn:cairn:left-out';

/**
 * The package document, the contents of EPUB 2, media overlays and the like: vocabularies of their own in which nothing is
 * active, so all of them stays but the markup of documents.
 */
export const DATA_RULES: MarkupRules = {
  judgeElement: (name) => (NAME.test(name) ? { fate: 'keep' } : { fate: 'unwrap', loss: 'nothing' }),
  cleanAttributes: (_, attributes) => {
    const clean: ReturnType<MarkupRules['cleanAttributes']> = { kept: {}, lost: [], links: [] };
    for (const [name, value] of Object.entries(attributes)) {
      const plain = decodeHTMLAttribute(value);
      if (!NAME.test(name)) clean.lost.push('nothing');
      else if (/^xmlns(?::|$)/i.test(name) && ACTIVE_NAMESPACE.test(plain)) {
        clean.lost.push('threat');
        clean.kept[name] = NO_NAMESPACE;
      } else {
        clean.kept[name] = value;
        if (/^(?:href|src)$/.test(name)) clean.links.push(plain);
      }
    }
    return clean;
  },
  isVoid: () => false,
  isStyle: () => false,
  isXmlOnly: true,
};
