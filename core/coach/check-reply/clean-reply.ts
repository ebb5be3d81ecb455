/** Signs that show nothing: a reader does not see them, and a comparison would. What joins the parts of an emoji stays. */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const JOINER = /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})[\u200c\u200d]|[\u200c\u200d](?!\p{Extended_Pictographic})/gu;

/** Where a template of a chat goes on, the model speaks to itself. */
const TEMPLATE = /<\|[a-z_ ]{1,40}\|?>?|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:end|start)_of_turn>/i;
const TOOL_CALLS = /<tool_call>[^]*?(?:<\/tool_call>|$)|\[TOOL_CALLS\][^]*$/g;
const THOUGHT = /<(think|thinking|thought|reasoning)>[^]*?(?:<\/\1>|$)/gi;
/** Some templates open the thought themselves, so that only its end is there. */
const END_OF_THOUGHT = /^[^]*<\/(?:think|thinking|thought|reasoning)>/i;
const SPEAKER = /^\s*(?:\*{0,2})(?:assistant|coach|ai|ai coach|interviewer|bot|model|reply|response|answer)(?:\*{0,2})\s*:(?:\*{0,2})\s+/i;
const OPENING_FENCE = /^\s*```[a-z]{0,12}[ \t]*\n/i;
const CLOSING_FENCE = /\n?```\s*$/;
/** The beginning of a mark that may still become one. */
const UNFINISHED_MARK = /<[|/]?[a-z_|]{0,20}$/i;

/**
 * The words of a reply without what a service leaves in it by mistake: thoughts, marks of its template, calls of tools, its
 * own name in front, a fence round the whole, and signs that nobody sees.
 * @param isWhole it has ended; else what may still become a mark is left out
 */
export function cleanReply(raw: string, isWhole: boolean): string {
  const spoken = raw.replaceAll(TOOL_CALLS, '').replaceAll(THOUGHT, '').replace(END_OF_THOUGHT, '');
  const end = TEMPLATE.exec(spoken)?.index ?? spoken.length;
  const seen = spoken.slice(0, end).replaceAll('\r\n', '\n').replaceAll(INVISIBLE, '').replaceAll(JOINER, '');
  const opened = isWhole ? seen : seen.replace(UNFINISHED_MARK, '');
  const isFenced = OPENING_FENCE.test(opened);
  const inner = isFenced ? opened.replace(OPENING_FENCE, '').replace(CLOSING_FENCE, '') : opened;
  const words = inner.replace(SPEAKER, '').trimStart();
  return isWhole ? words.trimEnd() : words;
}
