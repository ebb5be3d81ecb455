import { FileDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { SectionHead } from '#web/ui/page-head.tsx';

export function LessonDownloads({ downloads }: Pick<Lesson, 'downloads'>): ReactElement | null {
  if (downloads.length === 0) return null;
  return (
    <section aria-labelledby="downloads" className="mt-10 max-w-160">
      <SectionHead id="downloads" title="Downloads" className="mb-1" />
      <ul className="divide-y divide-line">
        {downloads.map((file) => (
          <li key={file.mediaId}>
            <a href={file.url} download={file.title} className="flex min-h-11.5 items-center gap-3 py-2 font-[560] hover:bg-hover">
              <FileDown size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-2" />
              <span className="min-w-0 wrap-anywhere">{file.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
