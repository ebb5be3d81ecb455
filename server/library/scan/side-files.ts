import { isDecorationName } from '#core/library/names/file-name-video.ts';
import type { ProblemLog } from '../problem.ts';
import { splitName } from './file-types.ts';

const SILENT =
  /^(?:readme|license|licence|credits|sources)(?:\.(?:md|txt))?$|\.(?:nfo|cue|m3u8?|pls|log|sfv|md5|ffp|sha\d*|par2|accurip|opf|abs|xml|edl|bif|lrc|url|website|lnk|torrent|nzb|db|ini|plist)$|\.info\.json$/i;
const COVER = /^(?:cover|folder|poster|front|default|movie|show|jacket|albumart.*)$/i;

/** A file that other programs keep beside a work, and that says nothing more here. */
export function isSideFile(name: string): boolean {
  return SILENT.test(name);
}

/** A picture by which programs show a folder or an author, or decorate a page. */
export function isFolderPicture(name: string): boolean {
  const { role, stem } = splitName(name);
  return (role === 'image' || /\.(?:svg|gif)$/i.test(name)) && (COVER.test(stem) || isDecorationName(stem));
}

export function reportExtra(problems: ProblemLog, path: string): void {
  problems.notice(
    path,
    'By its name this is an extra of a film (a trailer, a scene, an interview) and no part of it, so it is left out.',
    'Give it another name if learners should see it.',
  );
}
