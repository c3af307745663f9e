"""Train a small policy for one seat against bots, with NumPy only: REINFORCE with a baseline, one hidden layer.

    pip install 'taletable[envs]'
    python docs/examples/train.py zavarushka

A few minutes on one core, less with compiled rules. Now and then it says how many points the policy gets.
"""

from __future__ import annotations

import argparse

import numpy as np

from taletable.envs.gymnasium import TableEnv

HIDDEN = 64
BATCH = 50  # episodes between two steps of Adam
RATE = 3e-3
CURIOSITY = 0.01  # how much the entropy of the policy counts

Seen = dict[str, np.ndarray]


class Policy:
    """A share for each legal action: one hidden layer of ReLU, then a softmax over what the mask allows."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights = [
            self.random.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions)),
            np.zeros(actions),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def shares(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and a share for each action, of one row or of many."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        logits = np.where(masks, hidden @ second + second_bias, -np.inf)
        powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return hidden, powers / powers.sum(axis=-1, keepdims=True)

    def choose(self, seen: Seen) -> int:
        """An action by its share."""
        _, shares = self.shares(seen["observation"], seen["action_mask"].astype(bool))
        return int(self.random.choice(len(shares), p=shares))

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, gains: np.ndarray) -> None:
        """One step of Adam towards actions that gained more than the mean."""
        hidden, shares = self.shares(seen, masks)
        # The gradients of the logarithm of the share of what was done, and of the entropy.
        towards = -shares
        towards[np.arange(len(actions)), actions] += 1
        logs = np.log(np.where(shares > 0, shares, 1))
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        slope = (gains[:, None] * towards - CURIOSITY * shares * (logs + entropy)) / len(actions)
        back = slope @ self.weights[2].T * (hidden > 0)
        self.steps += 1
        for number, gradient in enumerate([seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]):
            self.means[number] = 0.9 * self.means[number] + 0.1 * gradient
            self.squares[number] = 0.999 * self.squares[number] + 0.001 * gradient**2
            mean = self.means[number] / (1 - 0.9**self.steps)
            square = self.squares[number] / (1 - 0.999**self.steps)
            self.weights[number] = self.weights[number] + RATE * mean / (np.sqrt(square) + 1e-8)


def play(
    env: TableEnv, policy: Policy, seed: int | None = None
) -> tuple[list[dict[str, np.ndarray]], list[int], float]:
    """One episode: what was seen, what was done, and the reward at the end."""
    seen, _ = env.reset(seed=seed)
    views, actions, over, reward = [], [], False, 0.0
    while not over:
        action = policy.choose(seen)
        views.append(seen)
        actions.append(action)
        seen, reward, over, _, _ = env.step(action)
    return views, actions, reward


def wins(env: TableEnv, policy: Policy, games: int) -> float:
    """The share of games won, half of one for a game shared; other games than those of training."""
    rewards = [play(env, policy, 1_000_000 + game)[2] for game in range(games)]
    return float(np.mean([(np.sign(reward) + 1) / 2 for reward in rewards]))


def train(game: str, bots: str, episodes: int, seed: int) -> tuple[float, float]:
    """Train, and tell the share of wins before and after."""
    env = TableEnv(game, bots=bots, seat=None, reward="score")
    env.reset(seed=seed)
    policy = Policy(env.play.observer.size, len(env.play.game.actions), seed)
    before = wins(env, policy, 200)
    print(f"before: wins {before:.0%}")
    env.reset(seed=seed)
    for batch in range(1, episodes // BATCH + 1):
        played = [play(env, policy) for _ in range(BATCH)]
        rewards = np.array([reward for _, _, reward in played])
        spread = rewards.std() + 1e-8
        gains = np.concatenate(
            [np.full(len(actions), (reward - rewards.mean()) / spread) for _, actions, reward in played]
        )
        views = [view for one, _, _ in played for view in one]
        policy.learn(
            np.array([view["observation"] for view in views]),
            np.array([view["action_mask"] for view in views], bool),
            np.array([action for _, actions, _ in played for action in actions]),
            gains,
        )
        if batch * BATCH % 1000 == 0:
            print(f"{batch * BATCH} episodes: {rewards.mean():+.2f} points above the mean of all seats")
    after = wins(env, policy, 200)
    print(f"after: wins {after:.0%}")
    return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy for one seat.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--episodes", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    train(chosen.game, chosen.bots, chosen.episodes, chosen.seed)
