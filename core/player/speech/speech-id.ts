/** Begins the id of every spoken item (specification 3). What follows is the id of the unit whose text is spoken. */
const SPEECH_PREFIX = 'tts-';

export const isSpeechId = (id: string): boolean => id.startsWith(SPEECH_PREFIX);

/** The player item that speaks a unit's text. A unit whose own id already begins with the prefix is one. */
export const toSpeechId = (unitId: string): string => (isSpeechId(unitId) ? unitId : SPEECH_PREFIX + unitId);

/** The unit whose text is spoken. */
export const spokenUnitId = (id: string): string => (isSpeechId(id) ? id.slice(SPEECH_PREFIX.length) : id);
