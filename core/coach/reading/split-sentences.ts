/** A full stop within a figure or an address ends nothing. */
const SENTENCE = /(?:[^.!?…。！？]|[.!?](?![\s”"’')]|$))+(?:[.!?…。！？]+[”"’')]*)?\s*/g;

export const splitSentences = (text: string): string[] => text.match(SENTENCE)?.map((sentence) => sentence.trim()) ?? [];
