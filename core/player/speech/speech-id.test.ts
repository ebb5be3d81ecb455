import { describe, expect, it } from 'vitest';
import { isSpeechId, spokenUnitId, toSpeechId } from './speech-id.ts';

describe('spoken items', () => {
  it('are known by how their id begins [spec 3.speech.id]', () => {
    expect(['tts-a', 'tts-', 'a', 'a-tts-', 'TTS-a'].map(isSpeechId)).toEqual([true, true, false, false, false]);
  });

  it('are named after the unit whose text they speak, once', () => {
    expect(toSpeechId('ebb')).toBe('tts-ebb');
    expect(toSpeechId('tts-ebb')).toBe('tts-ebb');
    expect(['tts-ebb', 'ebb', 'ebb-tts-1'].map(spokenUnitId)).toEqual(['ebb', 'ebb', 'ebb-tts-1']);
  });
});
