import type { EngineCommand } from '#core/player/engine-command.ts';
import type { PlayerEngine } from './engine.ts';

export function tellEngine(engine: PlayerEngine, command: EngineCommand): void {
  switch (command.type) {
    case 'play':
      return engine.play();
    case 'pause':
      return engine.pause();
    case 'seek':
      return engine.seek(command.sec);
    case 'set-volume':
      return engine.setVolume(command.volume);
    case 'set-fade':
      return engine.setFade(command.factor);
    case 'set-muted':
      return engine.setMuted(command.isMuted);
    case 'set-rate':
      return engine.setRate(command.rate);
    case 'unload':
      return engine.unload();
  }
}
