import type { TemplateId } from './catalogue.ts';
import { LOGICAL_TEMPLATES } from './logical/logical-templates.ts';
import { NUMERICAL_TEMPLATES } from './numerical/numerical-templates.ts';
import { PATTERN_TEMPLATES } from './pattern/pattern-templates.ts';
import { SPATIAL_TEMPLATES } from './spatial/spatial-templates.ts';
import type { Template } from './template.ts';
import { VERBAL_TEMPLATES } from './verbal/verbal-templates.ts';

const ALL = [...LOGICAL_TEMPLATES, ...PATTERN_TEMPLATES, ...SPATIAL_TEMPLATES, ...NUMERICAL_TEMPLATES, ...VERBAL_TEMPLATES];
const BY_ID = new Map(ALL.map((template) => [template.id, template]));

/** @throws {RangeError} */
export function findTemplate(id: TemplateId): Template {
  const template = BY_ID.get(id);
  if (!template) throw new RangeError(`No template is called ${id}`);
  return template;
}
