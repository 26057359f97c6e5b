// HTTP's routes with a clock beside them. A route is named by its pattern, never by the path that was asked: that holds names of files.
import { Histogram, type Registry } from 'prom-client'
import type { Route } from '../http/router.ts'

export const measuredRoutes = (registry: Registry, routes: readonly Route[]): readonly Route[] => {
  const seconds = new Histogram({
    name: 'concord_http_request_duration_seconds',
    help: 'From the head of a request to the head of its answer, by route and status; failed = it threw',
    labelNames: ['method', 'route', 'code'] as const,
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  const measured = (route: Route): Route => ({
    ...route,
    answer: async (request) => {
      const { method, path, answer } = route
      const began = performance.now()
      const end = (code: string): void => seconds.observe({ method, route: path, code }, (performance.now() - began) / 1_000)
      try {
        const reply = await answer(request)
        end(String(reply.code))
        return reply
      } catch (error) {
        end('failed')
        throw error
      }
    },
  })
  return routes.map(measured)
}
