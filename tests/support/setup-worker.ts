import type { TestProject } from 'vitest/node'
import { startLogged } from './logged-servers.ts'

/** Starts the two servers that the files of tests/worker share: see `sharedServer`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const [workerd, node] = await Promise.all([startLogged('workerd'), startLogged('Node')])
  provide('origins', { workerd: workerd.origin, Node: node.origin })
  return () => Promise.all([workerd.close(), node.close()])
}
