import * as z from 'zod';
import { numberKinds } from '../numbers/tasks.ts';

/** A number that is heard and typed as digits. */
export const NumberTask = z.object({
  kind: z.enum(numberKinds),
  /** As it is usually written: '45', '0541234567', '3:30', '5.11'. */
  digits: z.string(),
  /** What is said, part by part; `audio` is the address of its sound. */
  pieces: z.array(z.object({ pointed: z.string(), transcription: z.string(), audio: z.string().nullable() })),
});
export type NumberTask = z.output<typeof NumberTask>;
