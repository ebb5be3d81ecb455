import { createBuiltinModel } from './builtin.ts';
import { testLanguageModel } from './language-model.contract.ts';

const model = createBuiltinModel({ wordMs: 1 });
const speechless = {
  ...model,
  stream: (request: Parameters<typeof model.stream>[0], signal: AbortSignal) => model.stream({ ...request, planned: ' ' }, signal),
};

testLanguageModel('the built-in coach', () => ({ talking: model, broken: speechless }));
