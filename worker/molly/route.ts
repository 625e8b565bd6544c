import type { Context } from 'hono'
export async function askMolly(c: Context<any>): Promise<Response> { return c.json({}) }
export async function answerForm(_c: Context<any>, _l: string): Promise<any> { return {} }
