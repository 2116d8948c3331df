import { variantFor, variantsOf } from './blank.ts';
import type { FieldProps } from './form-context.ts';
import { GroupField, RecordField, VariantField } from './group-field.tsx';
import { LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';
import { FigureField, PictureField } from './picture-field.tsx';
import { WeekdaysField } from './weekdays-field.tsx';

/** The control for a schema. */
export function Field(field: FieldProps) {
  const { schema, value } = field;
  if (schema.kind === 'picture') return <PictureField {...field} />;
  if (schema.kind === 'figure') return <FigureField {...field} />;
  const variants = variantsOf(schema);
  if (variants) {
    if (variants.every(({ const: fixed }) => fixed !== undefined))
      return (
        <LeafField
          {...field}
          schema={{ ...schema, enum: variants.flatMap(({ const: fixed }) => fixed ?? []) }}
        />
      );
    return <VariantField {...field} variants={variants} chosen={variantFor(variants, value)} />;
  }
  if (schema.items?.kind === 'weekday') return <WeekdaysField {...field} />;
  if (schema.type === 'array') return <ListField {...field} />;
  if (schema.type !== 'object') return <LeafField {...field} />;
  return schema.properties ? <GroupField {...field} /> : <RecordField {...field} />;
}
