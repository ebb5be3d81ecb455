let answer: boolean | undefined;

/** Telephones by Apple leave the volume to their own keys: there, an element forgets what it is told. */
export function canSetVolume(): boolean {
  if (answer === undefined) {
    const probe = document.createElement('audio');
    probe.volume = 0.5;
    answer = probe.volume === 0.5;
  }
  return answer;
}
