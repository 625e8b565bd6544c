import { Component, type ReactNode } from 'react'

type Props = {
  /** What is drawn: with another one, drawing is tried again. */
  of: unknown
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the chat alive where part of an answer can't be drawn. */
export class AnswerBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
