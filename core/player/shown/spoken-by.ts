/** Who reads a text aloud, in words for whoever has never heard of speech synthesis. */
export const spokenBy = ({ localService }: { readonly localService: boolean }): string =>
  localService ? 'Read by this device’s voice' : 'Read by an online voice';
