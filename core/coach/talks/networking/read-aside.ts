const MAX_CHARS = 600;

/** How one talks to people, asked of whoever can teach it; "How do I get into this trade?" is for the person. */
const HOW_TO_TALK =
  /^\s*(?:(?:and|but|so|ok|okay|hm+|sorry|coach)[,:]? )*(?:how (?:do|can|should|could|would) (?:i|you|one|we)|what (?:do|should|can|could) i)\b[^.!?]{0,40}\b(?:leave|end|close|start|begin|open|join|introduce|interrupt|say|remember|get out|break off|exit|approach|follow up)\b[^.!?]{0,20}(?:\b(?:conversation|talk|chat|small talk|politely|stranger|strangers|somebody|someone|people|say|scene|here|now|next|first|goodbye|names?)\b[^.!?]{0,30}[.!?]?|\?)\s*$/i;
const TO_COACH = /^\s*(?:hello |hi |hey |dear )?coach\b/i;
/** What is to be practised, told before it begins. */
const BRIEFING =
  /\b(?:I (?:want|would like|need|wish)|I['’]d like) to (?:practi[sc]e|rehearse|train)\b|\b(?:(?:can|could|would) you|please) (?:play|pretend|be) \b|\b(?:pretend (?:to be|that|you)|imagine (?:that )?you (?:are|work)|you (?:play|are playing|will play))\b|\b(?:the|my) (?:situation|scene|setting|briefing) is\b/i;

/** What a message in a scene says to the coach, and not to the person who is played. */
export type Aside = 'how_to_talk' | 'briefing';

export function readAside(text: string): Aside | null {
  const said = text.slice(0, MAX_CHARS);
  if (BRIEFING.test(said)) return 'briefing';
  return HOW_TO_TALK.test(said) || (TO_COACH.test(said) && said.includes('?')) ? 'how_to_talk' : null;
}
