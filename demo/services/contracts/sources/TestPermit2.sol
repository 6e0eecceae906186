// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The allowances of Uniswap's Permit2: its functions and events, without signatures and transfers.
contract TestPermit2 {
    struct PackedAllowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct TokenSpenderPair {
        address token;
        address spender;
    }

    event Approval(
        address indexed owner,
        address indexed token,
        address indexed spender,
        uint160 amount,
        uint48 expiration
    );
    event Lockdown(address indexed owner, address token, address spender);

    mapping(address => mapping(address => mapping(address => PackedAllowance))) public allowance;

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        PackedAllowance storage stored = allowance[msg.sender][token][spender];
        stored.amount = amount;
        stored.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function lockdown(TokenSpenderPair[] calldata approvals) external {
        for (uint256 index = 0; index < approvals.length; index++) {
            TokenSpenderPair calldata pair = approvals[index];
            allowance[msg.sender][pair.token][pair.spender].amount = 0;
            emit Lockdown(msg.sender, pair.token, pair.spender);
        }
    }
}
