/** Lock screens show no SVG. */
const SIDE_PX = 512;

/** A picture for the lock screen: a drawn cover as PNG, anything else as it is. Null when it cannot be loaded. */
export async function makeArtwork(url: string): Promise<MediaImage | null> {
  if (url === '') return null;
  if (!url.split('?')[0]?.endsWith('.svg')) return { src: url };
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    // Covers have the shapes of their kinds; the lock screen cuts a square from the middle.
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = SIDE_PX / Math.min(width, height);
    const [shownWidth, shownHeight] = [width * scale, height * scale];
    canvas.getContext('2d')?.drawImage(picture, (SIDE_PX - shownWidth) / 2, (SIDE_PX - shownHeight) / 2, shownWidth, shownHeight);
    return { src: canvas.toDataURL('image/png'), sizes: `${SIDE_PX}x${SIDE_PX}`, type: 'image/png' };
  } catch {
    return null;
  }
}
