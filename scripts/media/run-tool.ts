import { spawnSync } from 'node:child_process';

const PACKAGE_OF: Record<string, string> = {
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  flite: 'flite',
  festival: 'festival festvox-us-slt-hts',
  chromium: 'chromium',
};

export class ToolError extends Error {}

interface ToolOutput {
  stdout: Buffer;
  stderr: string;
}

/** Arguments may come in groups, so that a long command stays readable. */
export function runTool(tool: string, args: (string | string[])[], input?: Buffer): ToolOutput {
  const run = spawnSync(tool, args.flat(), { input, maxBuffer: 1 << 29 });
  if (run.error) {
    if ((run.error as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolError(missingTool(tool));
    throw new ToolError(`${tool} did not start: ${run.error.message}`);
  }
  const stderr = run.stderr.toString();
  if (run.status !== 0) {
    const tail = stderr.trim().split('\n').slice(-6).join('\n  ');
    throw new ToolError(`${tool} stopped with code ${run.status}:\n  ${tail}`);
  }
  return { stdout: run.stdout, stderr };
}

export function missingTool(tool: string): string {
  return `"${tool}" is not installed. On Debian: apt-get install ${PACKAGE_OF[tool] ?? tool}`;
}
