import type { BrowserContext } from '@playwright/test';
import { serveApp } from './serve-app.ts';
import { openStudyHouse } from './study-library.ts';
import { signUp } from './test-house.ts';
import type { Files } from './library-fixtures.ts';

/** A library behind a real socket and a learner in a browser, without the pages of the app. */
export async function openReaderHouse(files: Files, context: BrowserContext) {
  const study = await openStudyHouse({ files });
  const server = await serveApp(study.app);
  const learner = await signUp(study.app);
  const [name = '', ...value] = (learner.cookie.split(';')[0] ?? '').split('=');
  await context.addCookies([{ name, value: value.join('='), url: server.origin }]);
  return {
    origin: server.origin,
    libraryDir: study.libraryDir,
    house: study.house,
    close: async () => {
      await server.close();
      await study.close();
    },
  };
}
