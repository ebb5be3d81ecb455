import type { z } from 'zod';
import type { TokenUse } from '#core/coach/token-use.ts';
import type { LanguageModel, ModelRequest } from './language-model.ts';
import type { FailurePart } from './service-failure.ts';

export type JsonReply<Value> =
  | { isValid: true; value: Value; usage: TokenUse | null }
  /** `ai_invalid_json`: what came is no JSON, or not what the schema asks for. */
  | { isValid: false; code: FailurePart['code'] | 'aborted' | 'ai_invalid_json'; usage: TokenUse | null };

/** One whole reply as JSON, such as the analysis of an assessment. Its length is bounded by `request.maxTokens`. */
export async function askForJson<Schema extends z.ZodType>(
  model: LanguageModel,
  request: Omit<ModelRequest, 'isJson'>,
  schema: Schema,
  signal: AbortSignal,
): Promise<JsonReply<z.output<Schema>>> {
  let text = '';
  let usage: TokenUse | null = null;
  for await (const part of model.stream({ ...request, isJson: true }, signal)) {
    if (part.type === 'text-delta') text += part.text;
    else if (part.type === 'usage') usage = { inputTokens: part.inputTokens, outputTokens: part.outputTokens };
    else if (part.type === 'error') return { isValid: false, code: part.code, usage };
    else if (part.reason === 'aborted') return { isValid: false, code: 'aborted', usage };
  }
  const result = schema.safeParse(parseJson(text));
  return result.success ? { isValid: true, value: result.data, usage } : { isValid: false, code: 'ai_invalid_json', usage };
}

/** Models like to put JSON into a code fence, or a word before and after it. Undefined when there is none. */
function parseJson(text: string): unknown {
  const [from, to] = [text.indexOf('```'), text.lastIndexOf('```')];
  const fenced = from < to ? [text.slice(from + 3, to).replace(/^json\b/i, '')] : [];
  for (const candidate of [text, ...fenced, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next one may be JSON.
    }
  }
  return undefined;
}
