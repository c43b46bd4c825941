import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import { jwt } from 'hono/jwt';
import pg from 'pg';
import { openerOf } from '../../../api/_call.ts';
import { lessonShape } from '../../../api/_routes/course/catalogue.ts';
import { homeShape } from '../../../api/_routes/home.ts';
import { savedShape as savedReviewShape } from '../../../api/_routes/memory.ts';
import { savedShape } from '../../../api/_routes/progress.ts';
import { wordProgressShape } from '../../../api/_routes/shapes/shapes.ts';
import * as schema from '../../../db/schema/index.ts';
import { benchJwtSecret } from './constants.ts';
import { createBenchDeps } from './deps.ts';
import { readUsualHome } from './usual-home.ts';
import { readUsualLesson } from './usual-lesson.ts';
import { type GivenAnswer, type GivenReview, saveUsualAnswer, saveUsualReview } from './usual-writes.ts';

/**
 * What the product's calls are compared with: the same answers built the usual way. Hono, its own check of the token, one
 * query a table by drizzle's relational queries, one after another, rows put together by plain code; what is put together
 * is shaped by the functions of the product, and the catalogue is remembered as there. Requests are not checked by a
 * schema, calls are not counted, no table is written twice: all of that would cost more.
 */
export function createUsualServer(databaseUrl: string): Server {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  const deps = createBenchDeps({ db: drizzle(pool) });
  const app = new Hono<{ Variables: { jwtPayload: { sub: string; zone: string } } }>();
  const success = (data: unknown) => ({ status: 'success', data });
  app.use('/api/*', jwt({ secret: benchJwtSecret, alg: 'HS256' }));
  app.get('/api/home', async (c) => {
    const { sub, zone } = c.get('jwtPayload');
    const now = new Date();
    const catalogue = await deps.catalogue.get(deps.db);
    const data = await readUsualHome(db, { userId: Number(sub), zone, catalogue }, now);
    return c.json(success(homeShape(data, openerOf(deps, data.user), now)));
  });
  app.get('/api/lessons/:id', async (c) => {
    const now = new Date();
    const input = { userId: Number(c.get('jwtPayload').sub), lessonId: Number(c.req.param('id')) };
    return c.json(success(await lessonShape(deps, await readUsualLesson(db, input, now), now)));
  });
  app.post('/api/progress', async (c) => {
    const { sub, zone } = c.get('jwtPayload');
    const answer = await c.req.json<GivenAnswer>();
    const { word, ...saved } = await saveUsualAnswer(
      db,
      { userId: Number(sub), zone, ...answer },
      new Date(),
    );
    return c.json(success(savedShape(answer.lessonId, [wordProgressShape(word)], saved)));
  });
  app.post('/api/reviews', async (c) => {
    const { sub, zone } = c.get('jwtPayload');
    const review = await c.req.json<GivenReview>();
    const saved = await saveUsualReview(db, { userId: Number(sub), zone, ...review }, new Date());
    return c.json(success(savedReviewShape(saved)));
  });
  return createAdaptorServer({ fetch: app.fetch }) as Server; // it speaks HTTP/1
}
