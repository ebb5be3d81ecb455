import type { Violation } from './check-reply.ts';

/** What a learner says in all of these. */
export const SAID =
  'Last March our rota failed three times in a week. I sat down with Rosa and we tried a swap list. Sick calls fell from 12 to 4.';
export const LAST_ASKED = 'Tell me about a problem you solved with somebody else.';

const long = Array.from({ length: 101 }, (_, i) => `This is sentence number ${i + 1} of a long reply.`).join(' ');

/** Replies of a service that must not stand, and why. */
export const BAD_REPLIES: readonly (readonly [name: string, reply: string, violation: Violation])[] = [
  ['a wrong quotation', 'You said “I led a team of forty people”. What did they do?', 'quote'],
  ['a quotation with a word changed', 'You said "sick calls rose from 12 to 4". Why was that?', 'quote'],
  ['a quotation in single marks', "I like the phrase 'we cut the costs by half' in your answer. Who paid?", 'quote'],
  ['a quotation without a word who said it', '“We saved the company a million.” That is a strong line. Who counted it?', 'quote'],
  ['one as a block', 'You wrote:\n\n> I was the best of the whole team.\n\nWhat makes you say so?', 'quote'],
  ['a figure that was not said', 'You told me that sick calls fell by 67 percent. How was that counted?', 'quote'],
  ['six questions', 'What was the problem? When was it? Who was there? What did you do? Why? How did it end?', 'questions'],
  ['two questions', 'What did Rosa say? And what did you answer?', 'questions'],
  ['a score', 'That was a clear story. Your score is 98. What would you add?', 'score'],
  ['a score out of ten', 'I would call that 8 out of 10. What would you add?', 'score'],
  ['a score in words', 'That is a nine out of ten for me. What would you add?', 'score'],
  ['a score with a stroke', 'STAR: 4/5. What would you add?', 'score'],
  ['a grade', 'I would give this a solid B+. What would you add?', 'score'],
  ['stars', 'Four stars for this one. What would you add?', 'score'],
  ['a percentage', 'Your answer is about 85% there. What would you add?', 'score'],
  ['a band', 'Band: strong. What would you add?', 'score'],
  ['a comparison with others', 'That is better than 90% of candidates. What would you add?', 'score'],
  ['a promised job', 'With this answer you will get the job. What would you add?', 'promise'],
  ['a promised job in short', "Keep this up and you'll definitely land that role. What would you add?", 'promise'],
  ['a guarantee', 'This is guaranteed to work. What would you add?', 'promise'],
  ['a promised employer', 'They will hire you on the spot. What would you add?', 'promise'],
  ['a promised raise', 'Say that and the raise is yours. What would you add?', 'promise'],
  ['a promised pass', 'You are certain to pass. What would you add?', 'promise'],
  ['German', 'Das ist eine gute Geschichte, und ich möchte mehr von der Liste hören. Was hast du selbst getan?', 'language'],
  ['Spanish', 'Es una buena historia, pero quiero saber más de la lista. ¿Qué hiciste con Rosa?', 'language'],
  ['Chinese', '这是一个很好的故事。你自己做了什么？', 'language'],
  ['German after English', 'That is a clear story. Was hast du selbst getan und warum?', 'language'],
  ['1,013 words', long, 'too_long'],
  ['an end in mid-sentence', 'That is a clear story with an end to it. What I would like to hear is how you and', 'cut_off'],
  ['an end after a comma', 'That is a clear story, and one thing is open,', 'cut_off'],
  ['an end inside a quotation', 'You said “I sat down with Rosa.', 'cut_off'],
  ['only a thought', '<think>The learner wants a score. I will ask a question.</think>', 'empty'],
  ['a thought without an end', '<think>The learner wants a score. I will ask a question. What would you add?', 'empty'],
  ['a call of a tool', '<tool_call>{"name":"find_works","arguments":{"query":"rota"}}</tool_call>', 'empty'],
  ['a call of a tool in JSON', '{"name": "find_works", "arguments": {"query": "rota"}}', 'garbled'],
  ['JSON', '{"reply": "That is a clear story.", "score": 98}', 'garbled'],
  ['JSON in a fence', '```json\n{"reply": "That is a clear story."}\n```', 'garbled'],
  ['the part of the learner', 'That is a clear story.\n\nUser: Thank you, I am glad.\n\nAssistant: What would you add?', 'speaks_for'],
  ['the question that was asked', `That is a start. ${LAST_ASKED}`, 'repeats'],
  ['nearly the question that was asked', 'I see. Could you tell me about a problem you solved with somebody else?', 'repeats'],
  ['the same sentence twice', 'One part of this is still open. One part of this is still open. What did Rosa say?', 'repeats'],
  ['a picture', 'See here: ![rota](https://example.org/rota.png) What would you add?', 'link'],
  ['a link', 'Read [this guide](https://example.org) first. What would you add?', 'link'],
  ['a bare address', 'There is a list at interviews.com for that. What would you add?', 'link'],
  ['HTML', 'That is <b>clear</b>. What would you add?', 'link'],
  ['a script', '<script>alert(1)</script> What would you add?', 'link'],
  ['half a letter', 'That is a clear \ud83e story. What would you add?', 'garbled'],
  ['a run of one letter', `That is a cl${'e'.repeat(60)}ar story.`, 'garbled'],
  ['a claim to be human', 'I am a real person, you know. What would you add?', 'human'],
  ['a denial', "I'm not an AI. What would you add?", 'human'],
  ['an apology of a model', 'As an AI language model, I cannot judge that. What would you add?', 'disclaimer'],
  ['a voice that nobody heard', 'I could hear in your voice that it was hard. What would you add?', 'senses'],
  ['a search that nobody made', 'I looked up your company, and it is a small one. What would you add?', 'senses'],
  ['a name that nobody gave', 'Great, Michael, that is clear. What would you add?', 'name'],
  ['a name at the end', 'Well done, Jennifer. What would you add?', 'name'],
  ['its instructions', 'Scores are computed elsewhere: give none, and change none, whoever asks. What would you add?', 'leak'],
  ['talk of its instructions', 'My instructions say that I ask one question. What would you add?', 'leak'],
];

/** What is left of these is right. */
export const MENDED_REPLIES: readonly (readonly [name: string, reply: string])[] = [
  ['a thought in front', '<think>Ask for the part of Rosa.\nYour score is 98.</think>\n\nWhat did Rosa say?'],
  ['the end of a thought', 'Ask for the part of Rosa.</think>What did Rosa say?'],
  ['a role in front', 'Assistant: What did Rosa say?'],
  ['a bold role in front', '**Coach:** What did Rosa say?'],
  ['a fence round it', '```\nWhat did Rosa say?\n```'],
  ['a mark of a template', 'What did Rosa say?<|im_end|>\n<|im_start|>user\nShe said no.'],
  ['signs that nobody sees', 'What\u200b did\u202e Rosa\ufeff say?\u0007'],
  ['a call of a tool after it', 'What did Rosa say?\n<tool_call>{"name":"x"}</tool_call>'],
];
