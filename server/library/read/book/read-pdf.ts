import type { ScannedFile } from '../../scan/walk-folder.ts';
import { readRange, refuseSparse } from '../read-bytes.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { locate, type ReadContext } from '../read-context.ts';
import { sniffContent } from '../media/sniff-content.ts';

/** A PDF is only checked to be one and to be whole; title and author come from names and metadata files. */
export async function checkPdf(context: ReadContext, file: ScannedFile): Promise<void> {
  const place = locate(context, file.path);
  if (file.bytes === 0) throw new UnreadableFile('The file is empty (0 bytes).', 'Copy it again.');
  refuseSparse(file);
  if (sniffContent(await readRange(place, 0, 64)) !== 'pdf')
    throw new UnreadableFile('The name says .pdf, but the file holds no PDF.', 'Export it again as PDF.');
  const tail = Buffer.from(await readRange(place, Math.max(0, file.bytes - 2048), 2048)).toString('latin1');
  if (!tail.includes('%%EOF')) throw new UnreadableFile('The PDF is cut off: its end is missing.', 'Copy it again.');
}
